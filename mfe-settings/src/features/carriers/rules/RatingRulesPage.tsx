import { CarriersFrame } from '../CarriersFrame';
import { LaneMilesSection } from './LaneMilesSection';
import { RatingRulesSection } from './RatingRulesSection';

/** Mode thresholds and lane miles. */
export function RatingRulesPage() {
  return (
    <CarriersFrame tab="rating-rules">
      <RatingRulesSection />
      <LaneMilesSection />
    </CarriersFrame>
  );
}
