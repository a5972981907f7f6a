import { Button, Group, Text } from '@mantine/core';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/form-error.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './save-all.module.css';

/** A form of the page as the bar below knows it. */
type Part = {
  isDirty: boolean;
  isSaving: boolean;
  error: unknown;
  submit: () => void;
  discard: () => void;
};
type Parts = ReadonlyMap<string, Part>;

const PartsContext = createContext<(id: string, part: Part | null) => void>(() => undefined);

/** Around forms that are saved together: one bar for all of them, there while something is not saved. */
export function SaveAll({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Parts>(new Map());
  const keep = useCallback((id: string, part: Part | null) => {
    setParts((before) => {
      const others = [...before].filter(([other]) => other !== id);
      return new Map(part ? [...others, [id, part]] : others);
    });
  }, []);
  return (
    <PartsContext value={keep}>
      {children}
      <SaveAllBar parts={parts} />
    </PartsContext>
  );
}

/** Tells the bar how a form stands. */
export function useSavedPart({ isDirty, isSaving, error, submit, discard }: Part): void {
  const keep = use(PartsContext);
  const id = useId();
  const latest = useRef({ submit, discard });
  latest.current = { submit, discard };
  // Before the next press: a bar that is one letter behind would leave a section out.
  useLayoutEffect(() => {
    keep(id, {
      ...{ isDirty, isSaving, error },
      submit: () => latest.current.submit(),
      discard: () => latest.current.discard(),
    });
  }, [keep, id, isDirty, isSaving, error]);
  useEffect(() => () => keep(id, null), [keep, id]);
}

function SaveAllBar({ parts }: { parts: Parts }) {
  const { t } = useTranslation('editing');
  const { save, isSaving } = useSaveInTurn(parts);
  const all = [...parts.values()];
  const dirty = all.filter(({ isDirty }) => isDirty);
  const error = all.find((part) => part.error)?.error;
  if (dirty.length === 0 && !isSaving) return null;
  return (
    <section className={classes.bar} aria-label={t('unsaved')}>
      {error ? (
        <div className={classes.error}>
          <FormError error={error} />
          <Text size="sm" c="dimmed">
            {t('failed')}
          </Text>
        </div>
      ) : null}
      <Group gap="xs" justify="space-between">
        <Text role="status" className={classes.words ?? ''}>
          {t('unsaved')}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={isSaving}
            onClick={() => {
              for (const part of dirty) part.discard();
            }}
          >
            {t('discard')}
          </Button>
          <Button variant="shift" loading={isSaving} onClick={save}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </section>
  );
}

/**
 * Saves what was changed form by form, so that no answer overtakes another. Where one is refused, the rest waits: its
 * own complaint is shown, and nothing typed is lost.
 */
function useSaveInTurn(parts: Parts) {
  const { t } = useTranslation('editing');
  const [queue, setQueue] = useState<readonly string[]>([]);
  const started = useRef<string | null>(null);
  /** Whether the one that was started has been sent: its own complaints keep it back. */
  const wasSent = useRef(false);
  const wasSaving = useRef(false);
  const isSaving = [...parts.values()].some((part) => part.isSaving);
  useEffect(() => {
    const [id, ...rest] = queue;
    if (id === undefined) return;
    if (isSaving) {
      wasSent.current = true;
      return;
    }
    const part = parts.get(id);
    if (part?.isDirty && started.current !== id) {
      started.current = id;
      wasSent.current = false;
      part.submit();
      return;
    }
    // The answer is here, and the form hears of it with the next drawing.
    if (part?.isDirty && wasSent.current && !part.error) return;
    started.current = null;
    setQueue(part?.isDirty ? [] : rest);
  }, [queue, parts, isSaving]);
  useEffect(() => {
    if (isSaving) wasSaving.current = true;
    if (isSaving || queue.length > 0 || !wasSaving.current) return;
    wasSaving.current = false;
    if (![...parts.values()].some((part) => part.error)) toastSuccess(t('saved'));
  }, [isSaving, queue, parts, t]);
  const save = () => {
    started.current = null;
    setQueue([...parts].flatMap(([id, { isDirty }]) => (isDirty ? [id] : [])));
  };
  return { save, isSaving };
}
