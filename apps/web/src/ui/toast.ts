import { notifications } from '@mantine/notifications';

export function toastSuccess(message: string): void {
  notifications.show({ message, color: 'lagoon', autoClose: 3000, withBorder: true });
}

export function toastError(message: string): void {
  notifications.show({ message, color: 'red', autoClose: 8000, withBorder: true, role: 'alert' });
}
