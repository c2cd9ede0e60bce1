import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { ProgressRail } from '../ProgressRail';
import { ExceptionPanel } from './ExceptionPanel';
import classes from './head.module.css';
import { ShipmentSummary } from './ShipmentSummary';

/** Everything above the content of a tab, as low as possible: summary, progress, exceptions and tabs. */
export function ShipmentHead({ shipment, tabs }: { shipment: Shipment; tabs: ReactNode }) {
  const { api } = useRemote();
  const { data: timeline } = useQuery(shipmentQueries.timeline(api, shipment.id));
  return (
    <div className={classes.head}>
      <ShipmentSummary shipment={shipment} />
      <ProgressRail shipment={shipment} />
      {timeline ? (
        <ExceptionPanel shipment={shipment} exceptions={timeline.exceptions} />
      ) : (
        shipment.exceptions.length > 0 && <div className={classes.placeholder} />
      )}
      {tabs}
    </div>
  );
}
