import { type Invite, inviteSchema, type SentInvitation, type TeamRole, teamRoles } from '@glossa/contracts';
import { Button, Group, Radio, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { inviteMember } from '../../api/team.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';

type InviteFormProps = {
  partnerId: string;
  /** What is meant most likely: a business without an owner needs one first. */
  role: TeamRole;
  onSent: (sent: SentInvitation) => void;
};

export function InviteForm({ partnerId, role: likely, onSent }: InviteFormProps) {
  const { t } = useTranslation('team');
  const queryClient = useQueryClient();
  const form = useContractForm({ schema: inviteSchema, initialValues: { email: '', role: likely } });
  const inviting = useMutation({
    mutationFn: (invite: Invite) => inviteMember(partnerId, invite),
    onSuccess: async (sent) => {
      form.reset();
      onSent(sent);
      await queryClient.invalidateQueries({ queryKey: keys.team(partnerId) });
    },
  });
  return (
    <Surface component="section" aria-label={t('invite.title')} maw={640}>
      <Title order={2} fz="lg" mb="sm">
        {t('invite.title')}
      </Title>
      <form noValidate onSubmit={form.onSubmit((values) => inviting.mutate(inviteSchema.parse(values)))}>
        <Stack gap="md">
          <FormError error={inviting.error} />
          <TextInput
            label={t('invite.email')}
            type="email"
            autoComplete="off"
            placeholder={t('invite.example')}
            {...form.getInputProps('email')}
          />
          <Radio.Group label={t('role')} {...form.getInputProps('role')}>
            <Stack gap="xs" mt={6}>
              {teamRoles.toReversed().map((role) => (
                <Radio key={role} value={role} label={t(`roles.${role}`)} description={t(`may.${role}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Group>
            <Button type="submit" variant="shift" loading={inviting.isPending}>
              {t('invite.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}
