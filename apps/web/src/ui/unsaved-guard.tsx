import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

const MarkContext = createContext<(id: string, isDirty: boolean) => void>(() => undefined);

/** Around forms: asks before a visitor leaves while one of them holds changes that are not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(new Set<string>());
  const mark = useCallback((id: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(id);
    else dirty.current.delete(id);
  }, []);
  const isAnyDirty = useCallback(() => dirty.current.size > 0, []);
  const blocker = useBlocker({
    shouldBlockFn: isAnyDirty,
    enableBeforeUnload: isAnyDirty,
    withResolver: true,
  });
  return (
    <MarkContext value={mark}>
      {children}
      <LeaveQuestion
        isAsked={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </MarkContext>
  );
}

/** Tells the guard around whether this form holds something that would be lost. */
export function useUnsavedMark(isDirty: boolean): void {
  const mark = use(MarkContext);
  const id = useId();
  useEffect(() => {
    mark(id, isDirty);
    return () => mark(id, false);
  }, [mark, id, isDirty]);
}

function LeaveQuestion(props: { isAsked: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('editing');
  return (
    <Dialog opened={props.isAsked} onClose={props.onStay} title={<Text fw={650}>{t('leave.title')}</Text>}>
      <Text>{t('leave.text')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={props.onLeave}>
          {t('leave.go')}
        </Button>
        <Button onClick={props.onStay} data-autofocus>
          {t('leave.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
