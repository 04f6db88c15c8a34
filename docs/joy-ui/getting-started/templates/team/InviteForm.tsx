import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import { groups, roleIds, roles, SEATS, type Person } from './data';
import { findError, toAddresses, type Invitation } from './invitation';
import InviteSelect from './InviteSelect';

interface InviteFormProps {
  people: readonly Person[];
  onCancel: () => void;
  onSubmit: (invitation: Invitation) => void;
}

const empty: Invitation = { emails: '', role: 'editor', group: 'Design' };
const inviteRoles = roleIds.filter((id) => id !== 'owner');

export default function InviteForm({ people, onCancel, onSubmit }: InviteFormProps) {
  const [values, setValues] = React.useState(empty);
  const [isTried, setTried] = React.useState(false);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const emailsId = React.useId();
  const count = toAddresses(values.emails).length;
  const error = findError(values.emails, people);
  const isInvalid = isTried && error !== undefined;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (error === undefined) onSubmit(values);
        else fieldRef.current?.focus();
      }}
    >
      <FormControl id={emailsId} required error={isInvalid}>
        <FormLabel>Email addresses</FormLabel>
        <Textarea
          autoFocus
          minRows={3}
          maxRows={6}
          value={values.emails}
          error={isInvalid}
          onChange={(event) => setValues({ ...values, emails: event.target.value })}
          slotProps={{ textarea: { ref: fieldRef, spellCheck: false } }}
        />
        <FormHelperText
          role={isInvalid ? 'alert' : undefined}
          sx={isInvalid ? { color: 'danger.plainColor' } : {}}
        >
          {isInvalid
            ? error
            : `Several with commas or on lines of their own. ${SEATS - people.length} seats are free.`}
        </FormHelperText>
      </FormControl>
      <InviteSelect
        label="Role"
        value={values.role}
        options={inviteRoles}
        toLabel={(role) => roles[role].label}
        help={roles[values.role].note}
        onChange={(role) => setValues({ ...values, role })}
      />
      <InviteSelect
        label="Group"
        value={values.group}
        options={groups}
        toLabel={(group) => group}
        onChange={(group) => setValues({ ...values, group })}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
      >
        <Button variant="plain" color="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">
          {count > 1 ? `Send ${count} invitations` : 'Send invitation'}
        </Button>
      </Stack>
    </Stack>
  );
}
