import { type User, userSchema } from '@glossa/contracts';
import { callProtected } from './request.ts';

export async function getCurrentUser(): Promise<User> {
  return callProtected(userSchema, { method: 'GET', path: '/api/user/me' });
}

/** A user made through the client is always a customer. */
export async function createUser(email: string): Promise<User> {
  return callProtected(userSchema, { method: 'POST', path: '/api/user', body: { email, role: 'CUSTOMER' } });
}
