import { Navigate } from '@lading/ui/router';
import { carrierPaths } from '../../../shared/carrier-paths';

/** The list of carriers is a tab of the company. */
export const CarriersRedirect = () => <Navigate replace to={carrierPaths.list()} />;
