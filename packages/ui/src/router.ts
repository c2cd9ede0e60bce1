export { BrowserRouter, MemoryRouter } from './guarded-routers';
export { type AskBeforeLeaving, guardLeaving, leavePage } from './leave';
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export type { NavigateFunction } from 'react-router';
