import type { CalendarEvent, Partner } from '@glossa/contracts';
import { useMemo, useState } from 'react';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { type EventValues, eventValuesSchema, toCreate, toUpdate, valuesOf } from './event-values.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { createRequestKeys } from './request-key.ts';
import { useEventChanges } from './use-event-changes.ts';

type Options = {
  partner: Partner;
  /** Null for a new one. */
  event: CalendarEvent | null;
  initialValues: EventValues;
  initialRefusal: Refusal | null;
  onDone: () => void;
};

type Insistence = { force?: boolean; exact?: Partial<Record<'start' | 'end', string>>; version?: number };

/** The dialog's form: what was typed stays until the server has taken it, whatever it says first. */
export function useEventForm({ partner, event, initialValues, initialRefusal, onDone }: Options) {
  const form = useContractForm({ schema: eventValuesSchema, initialValues });
  const [refusal, setRefusal] = useState(initialRefusal);
  const { save, remove, offerToTell } = useEventChanges(partner.id);
  const onFailure = useFailureToast();
  const keyOf = useMemo(createRequestKeys, []);

  const submit = (values: EventValues, { force = false, exact = {}, version }: Insistence = {}) => {
    const savingOf = () => {
      if (!event) {
        const body = { ...toCreate(eventValuesSchema.parse(values), exact), force };
        return { kind: 'create', event: body, key: keyOf(body) } as const;
      }
      const changes = toUpdate(eventValuesSchema.parse(values), valuesOf(event, partner.config), exact);
      if (Object.keys(changes).length === 0) return null;
      const facts = { version: version ?? event.version, force };
      return { kind: 'update', eventId: event.id, changes: { ...changes, ...facts } } as const;
    };
    const saving = savingOf();
    if (!saving) return onDone();
    setRefusal(null);
    save.mutate(saving, {
      onSuccess: (saved) => {
        if (event) offerToTell(event, saved);
        onDone();
      },
      onError: (error) => {
        const read = readRefusal(error);
        if (read) setRefusal(read);
        else onFailure(error);
      },
    });
  };

  return {
    form,
    refusal,
    clearRefusal: () => setRefusal(null),
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    submit,
    insist: (insistence: Insistence) => submit(form.getValues(), insistence),
    remove: () => event && remove.mutate({ event }, { onSuccess: onDone }),
  };
}
