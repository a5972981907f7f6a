import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { NavigationProgress } from '@mantine/nprogress';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { colorSchemeManager, cssVariablesResolver, theme } from '../ui/theme.ts';
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
          <ModalsProvider>
            <NavigationProgress size={2} />
            <Notifications position="bottom-right" limit={4} />
            {children}
          </ModalsProvider>
        </QueryClientProvider>
      </GlobalErrorBoundary>
    </MantineProvider>
  );
}
