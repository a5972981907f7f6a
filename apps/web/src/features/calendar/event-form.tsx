import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Button, Checkbox, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingFacts } from './booking-facts.tsx';
import { CarFields } from './car-fields.tsx';
import { ClientLink } from './client-link.tsx';
import classes from './event-form.module.css';
import { type EventValues, wholeStudio } from './event-values.ts';
import { FreeTimes } from './free-times.tsx';
import { PlaceHints } from './place-hints.tsx';
import type { Refusal } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { ServiceField } from './service-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { useEventForm } from './use-event-form.ts';

type EventFormProps = {
  partner: Partner;
  event: CalendarEvent | null;
  initialValues: EventValues;
  initialRefusal: Refusal | null;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

export function EventForm(props: EventFormProps) {
  const { partner, event, initialValues, initialRefusal, onDirty, onClose } = props;
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const editing = useEventForm({ partner, event, initialValues, initialRefusal, onDone: onClose });
  const { form, refusal } = editing;
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const bays = [
    ...partner.config.bays.map(({ id, name }) => ({ value: id, label: name })),
    { value: wholeStudio, label: t('dialog.closure') },
  ];
  const isClosure = form.values.bayId === wholeStudio;
  return (
    <form onSubmit={form.onSubmit((values) => editing.submit(values))} noValidate>
      <Stack gap="sm">
        {event ? <BookingFacts partner={partner} event={event} /> : null}
        {isClosure ? null : <ServiceField partner={partner} form={form} />}
        <TextInput label={t('dialog.title')} required {...form.getInputProps('title')} data-autofocus />
        <TimeFields form={form} onChange={editing.clearRefusal} />
        <Group gap="lg" align="flex-end">
          <Select
            label={t('bay')}
            data={bays}
            allowDeselect={false}
            style={{ flex: '1 1 180px' }}
            {...form.getInputProps('bayId')}
            onChange={(bayId) => {
              editing.clearRefusal();
              if (bayId) form.setFieldValue('bayId', bayId);
            }}
          />
          <Checkbox
            label={t('dialog.allDay')}
            mb={8}
            {...form.getInputProps('allDay', { type: 'checkbox' })}
          />
        </Group>
        {event ? null : <RepeatFields form={form} onChange={editing.clearRefusal} />}
        {refusal ? (
          <RefusalNotice
            refusal={refusal}
            partner={partner}
            form={form}
            onInsist={editing.insist}
            onClear={editing.clearRefusal}
          />
        ) : (
          <div className={classes.hints}>
            <PlaceHints partner={partner} event={event} values={form.values} />
          </div>
        )}
        {isClosure || form.values.allDay ? null : <FreeTimes partner={partner} form={form} />}
        {isClosure ? null : (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label={t('dialog.customerName')}
              autoComplete="off"
              {...form.getInputProps('customerName')}
            />
            <TextInput
              label={t('dialog.customerPhone')}
              type="tel"
              autoComplete="off"
              {...form.getInputProps('customerPhone')}
            />
            <TextInput
              label={t('dialog.customerEmail')}
              description={t('dialog.customerEmailUse')}
              type="email"
              autoComplete="off"
              style={{ gridColumn: '1 / -1' }}
              {...form.getInputProps('customerEmail')}
            />
          </SimpleGrid>
        )}
        {isClosure ? null : <CarFields form={form} />}
        {event && event.bayId !== null ? <ClientLink partner={partner} event={event} /> : null}
        <Textarea
          label={t('dialog.description')}
          rows={3}
          resize="vertical"
          {...form.getInputProps('description')}
        />
        <Group justify="space-between" className={classes.foot}>
          {event ? (
            <Button
              variant="subtle"
              color="gray"
              c="var(--mantine-color-error)"
              loading={editing.isRemoving}
              onClick={editing.remove}
            >
              {ui('delete')}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={editing.isSaving}>
              {t('dialog.save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
