import { useEffect } from 'react';
import { AuthSpinner } from '../ui/auth-spinner.tsx';

/** The public site is written pages, not part of this app: its addresses are asked of the server. */
export function LeaveForSite() {
  useEffect(() => {
    window.location.replace(window.location.pathname);
  }, []);
  return <AuthSpinner />;
}
