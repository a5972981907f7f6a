import { AppError } from '../../http/app-error.ts';

export const endpointRefused = () =>
  new AppError('invalid', 'invalid_request', 'Notifications can’t be sent to this address.');
