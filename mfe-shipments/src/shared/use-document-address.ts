import { useRemote } from '@lading/mfe-kit';

/** Addresses of a shipment's files: to be saved, or to be shown in the page. */
export function useDocumentAddress(shipmentId: string) {
  const { baseUrl } = useRemote().host.api;
  const shipment = `${baseUrl}/api/v1/shipments/${encodeURIComponent(shipmentId)}`;
  return {
    saved: (documentId: string) => `${shipment}/documents/${encodeURIComponent(documentId)}`,
    shown: (documentId: string) => `${shipment}/documents/${encodeURIComponent(documentId)}?inline=true`,
    evidence: `${shipment}/evidence`,
  };
}
