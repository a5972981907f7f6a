import type { User } from '@glossa/contracts';

/** Who is using the app. Loading until the server has answered, then signed out or signed in. */
export type Session =
  | { status: 'loading'; user: null; isAdmin: false; isCustomer: false }
  | { status: 'signedOut'; user: null; isAdmin: false; isCustomer: false }
  | { status: 'signedIn'; user: User; isAdmin: boolean; isCustomer: boolean };

export const loadingSession: Session = { status: 'loading', user: null, isAdmin: false, isCustomer: false };
export const signedOutSession: Session = {
  status: 'signedOut',
  user: null,
  isAdmin: false,
  isCustomer: false,
};

export function signedInSession(user: User): Session {
  return {
    status: 'signedIn',
    user,
    isAdmin: user.role === 'ADMIN',
    isCustomer: user.role === 'CUSTOMER',
  };
}
