import { Form, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { email, requiredText, z } from '@lading/trade/schemas';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { roleSchema } from '../../../shared/role-schema';
import { RoleField } from '../../../shared/RoleField';
import { useInvite } from './use-invitations';

const schema = z.object({ email: requiredText(email()), role: roleSchema });
const EMPTY: z.input<typeof schema> = { email: '', role: 'booker' };

/** Invites a user by email. */
export function InviteForm() {
  const notices = useNotices();
  const invite = useInvite();
  const form = useDraftForm({ name: 'invite', schema, defaults: EMPTY });
  return (
    <Form
      form={form}
      submitLabel={t`Send invitation`}
      onSubmit={async (invitation) => {
        await invite.mutateAsync(invitation);
        form.reset({ ...EMPTY, role: invitation.role });
        notices.success(t`Invitation created for ${invitation.email}. If no email arrives, resend it in an hour.`);
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput
          name="email"
          type="email"
          label={t`Email`}
          description={t`Only an account with this address can accept`}
        />
        <RoleField />
      </SimpleGrid>
    </Form>
  );
}
