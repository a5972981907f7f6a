import { QuickSetup } from '../features/onboarding/quick-setup.tsx';
import { useUser } from '../session/use-user.ts';

export function OnboardingPage() {
  const user = useUser();
  return user ? <QuickSetup user={user} /> : null;
}
