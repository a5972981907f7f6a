export { Modal as DialogModal } from '@mantine/core';
