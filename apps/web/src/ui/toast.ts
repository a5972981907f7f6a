import { type NotificationData, notifications } from '@mantine/notifications';
import i18next from 'i18next';

export function toastSuccess(message: string): void {
  show({ message, color: 'lagoon', autoClose: 3000, role: 'status' });
}

export function toastError(message: string): void {
  show({ message, color: 'red', autoClose: 8000, role: 'alert' });
}

function show(toast: NotificationData): void {
  notifications.show({
    ...toast,
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  });
}
