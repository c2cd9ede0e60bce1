import { CarriersFrame } from '../CarriersFrame';
import { ExchangeRatesSection } from './ExchangeRatesSection';

/** Daily rates of US and Canadian dollars. */
export function ExchangeRatesPage() {
  return (
    <CarriersFrame tab="exchange-rates">
      <ExchangeRatesSection />
    </CarriersFrame>
  );
}
