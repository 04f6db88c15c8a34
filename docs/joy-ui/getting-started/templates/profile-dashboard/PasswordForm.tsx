import Stack from '@mui/joy/Stack';
import FormFooter from './FormFooter';
import PasswordField from './PasswordField';
import { noPasswords, validatePasswords, type Passwords } from './passwordRules';
import PasswordStrength from './PasswordStrength';
import SettingsCard from './SettingsCard';
import useForm from './useForm';

interface PasswordFormProps {
  email: string;
  onSave: (message: string) => void;
}

export default function PasswordForm({ email, onSave }: PasswordFormProps) {
  const form = useForm({
    start: noPasswords,
    validate: validatePasswords,
    onSave: () => onSave('Your password is changed.'),
  });
  const { values, errors, change } = form;

  const bind = (name: keyof Passwords) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <SettingsCard
      title="Password"
      description="Long passwords are better than complicated ones. Use it for this account only."
    >
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => form.submit(event, noPasswords)}
        onReset={form.reset}
        sx={{ maxWidth: 440 }}
      >
        <input
          hidden
          readOnly
          type="email"
          name="username"
          aria-label="Email"
          autoComplete="username"
          value={email}
        />
        <PasswordField
          {...bind('current')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...bind('next')}
          label="New password"
          autoComplete="new-password"
        />
        <PasswordStrength password={values.next} />
        <PasswordField
          {...bind('repeat')}
          label="New password again"
          autoComplete="new-password"
        />
        <FormFooter
          submit="Change password"
          reset="Clear"
          isInvalid={form.isInvalid}
        />
      </Stack>
    </SettingsCard>
  );
}
