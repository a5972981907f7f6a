import type { ModalProps } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Modal = lazyRouteComponent(() => import('./dialog-modal.tsx'), 'DialogModal');

/** A modal whose code comes with its first opening: most visits end without one. */
export function Dialog(props: ModalProps) {
  const { t } = useTranslation('ui');
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />
    </Suspense>
  );
}
