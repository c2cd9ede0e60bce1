export { BrowserRouter, Link, MemoryRouter, Navigate, NavLink, Route, Routes, useBeforeUnload, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export type { NavigateFunction } from 'react-router';
