import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CrashMessage } from './crash-message.tsx';

/** The net around each route: the frame stays, the page says what happened. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <CrashMessage error={error} onRetry={retry} />;
}
