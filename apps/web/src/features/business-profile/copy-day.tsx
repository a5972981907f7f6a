import { Button } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyDayMenuProps } from './copy-day-menu.tsx';

const CopyDayMenu = lazyRouteComponent(() => import('./copy-day-menu.tsx'), 'CopyDayMenu');

/** The same times on other days: a button, whose menu comes with the first press. */
export function CopyDay(props: CopyDayMenuProps) {
  const { t } = useTranslation('business-profile');
  const [wasPressed, setPressed] = useState(false);
  const button = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-haspopup="menu"
      aria-label={`${t('hours.copy')} (${props.dayName})`}
      onClick={() => setPressed(true)}
    >
      {t('hours.copy')}
    </Button>
  );
  if (!wasPressed) return button;
  return (
    <Suspense fallback={button}>
      <CopyDayMenu {...props} />
    </Suspense>
  );
}
