import '@mantine/dates/styles.layer.css';
import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventForm } from './event-form.tsx';
import { type Draft, draftValues, type EventValues, valuesOf } from './event-values.ts';
import { HoldDetails } from './hold-details.tsx';
import { EventPeek } from './peek/event-peek.tsx';
import { ForeignPeek } from './peek/foreign-peek.tsx';
import type { Refusal } from './refusal.ts';

export type DialogTarget =
  | { kind: 'new'; draft: Draft }
  | { kind: 'look'; event: CalendarEvent }
  | { kind: 'edit'; event: CalendarEvent; times?: Partial<EventValues>; refusal?: Refusal };

type EventDialogProps = {
  partner: Partner;
  target: DialogTarget;
  isPhone: boolean;
  onEdit: (event: CalendarEvent) => void;
  onClose: () => void;
};

/** One event: enter it, look at it, change it. A click looks, a second one edits. */
export function EventDialog({ partner, target, isPhone, onEdit, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const event = target.kind === 'new' ? null : target.event;
  const [isDirty, setDirty] = useState(false);
  const isHold = event?.status === 'HOLD';
  return (
    <Modal
      opened
      onClose={onClose}
      key={target.kind}
      title={isHold ? t('held') : event ? t('dialog.edit') : t('dialog.add')}
      size={target.kind === 'look' ? 'md' : 'lg'}
      fullScreen={isPhone}
      // What was typed is not lost by a tap beside the dialog or a key.
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      {isHold ? (
        <HoldDetails partner={partner} event={event} onClose={onClose} />
      ) : event?.subscriptionId ? (
        <ForeignPeek partner={partner} event={event} />
      ) : target.kind === 'look' ? (
        <EventPeek
          partner={partner}
          event={target.event}
          onEdit={() => onEdit(target.event)}
          onClose={onClose}
        />
      ) : (
        <EventForm
          partner={partner}
          event={event}
          initialValues={
            target.kind === 'edit'
              ? { ...valuesOf(target.event, partner.config), ...target.times }
              : draftValues(target.draft)
          }
          initialRefusal={(target.kind === 'edit' && target.refusal) || null}
          onDirty={setDirty}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
