import { MantineProvider } from '@mantine/core';
import { NavigationProgress } from '@mantine/nprogress';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colorSchemeManager, cssVariablesResolver, theme } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { GlobalErrorBoundary } from './global-error-boundary.tsx';

type ProvidersProps = { queryClient: QueryClient; children: ReactNode; env?: 'test' };

export function Providers({ queryClient, children, env }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      {...(env ? { env } : {})}
    >
      <GlobalErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <PageProgress />
          <Toaster />
          {children}
        </QueryClientProvider>
      </GlobalErrorBoundary>
    </MantineProvider>
  );
}

/** The thin line on top while a page is on its way. */
function PageProgress() {
  const { t } = useTranslation('ui');
  return <NavigationProgress size={2} aria-label={t('loading')} />;
}
