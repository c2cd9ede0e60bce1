import { CarriersFrame } from '../CarriersFrame';
import { TenderEmailsSection } from './TenderEmailsSection';

/** Settings of tender emails. */
export function TenderEmailsPage() {
  return (
    <CarriersFrame tab="tender-emails">
      <TenderEmailsSection />
    </CarriersFrame>
  );
}
