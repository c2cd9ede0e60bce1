import { CarriersFrame } from '../CarriersFrame';
import { FuelSection } from './FuelSection';

/** Weekly diesel prices. */
export function FuelPage() {
  return (
    <CarriersFrame tab="fuel-prices">
      <FuelSection />
    </CarriersFrame>
  );
}
