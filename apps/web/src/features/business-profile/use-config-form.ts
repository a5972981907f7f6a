import { type Partner, type PartnerConfig, partnerConfigPatchSchema } from '@glossa/contracts';
import type { ZodType } from 'zod';
import { changedFields } from '../../ui/changed-fields.ts';
import { useSavedForm } from '../../ui/use-saved-form.ts';
import { useSavePartner } from './use-save-partner.ts';

type ConfigForm<Values> = {
  partner: Partner;
  schema: ZodType<Values>;
  /** The part of the configuration this form is about. */
  read: (config: PartnerConfig) => Values;
};

/** One section of the configuration, saved by itself and with only what was changed. */
export function useConfigForm<Values extends Record<string, unknown>>(options: ConfigForm<Values>) {
  const { partner, schema, read } = options;
  const { saveConfig } = useSavePartner(partner.id);
  const saved = read(partner.config);
  const save = async (values: Values): Promise<Values> => {
    const changes = changedFields(schema.parse(values), saved);
    return read((await saveConfig(partnerConfigPatchSchema.parse(changes))).config);
  };
  return useSavedForm({ schema, saved, save, isQuiet: true });
}
