import type { SignUp } from '@glossa/contracts';
import { forgetAccessToken } from './access-token.ts';
import { sendPublic } from './request.ts';

/** Creates an account; sent without a token. */
export async function signUp(account: SignUp): Promise<void> {
  await sendPublic({
    method: 'POST',
    path: '/api/signup',
    body: account,
    fallbackMessage: 'Failed to sign up',
  });
}

/** Sets the session cookie, from which access tokens are fetched. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  forgetAccessToken();
  await sendPublic({ method: 'POST', path: '/api/auth/sign-in/email', body: credentials });
}

/** The token is forgotten even where the server cannot be reached. */
export async function signOut(): Promise<void> {
  forgetAccessToken();
  await sendPublic({ method: 'POST', path: '/api/auth/sign-out', body: {} });
}

/** The answer is the same whether or not the address is known. */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/auth/request-password-reset', body: { email } });
}

export async function confirmEmail(token: string): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/confirm-email', body: { token } });
}

/** The address the mailed link stands for becomes the account's own. */
export async function followNewEmail(token: string): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/new-email', body: { token } });
}

export async function resetPassword(reset: { token: string; newPassword: string }): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/auth/reset-password', body: reset });
}

/** Other sessions end with the old password, so the token of this one is fetched again too. */
export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/auth/change-password', body: change });
  forgetAccessToken();
}
