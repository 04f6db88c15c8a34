import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Textarea from '@mui/joy/Textarea';
import {
  ABOUT_LIMIT,
  countries,
  startDetails,
  validateDetails,
  zones,
  type Details,
} from './data';
import { Field, TextField } from './Field';
import FormFooter from './FormFooter';
import SettingsCard from './SettingsCard';
import useForm from './useForm';

interface ChoiceProps {
  name: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
}

function Choice({ name, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      name={name}
      value={value}
      placeholder={options[value] ?? 'Choose'}
      onChange={(event, next) => {
        if (event && next) onChange(next);
      }}
      sx={{ '--Select-placeholderOpacity': 1 }}
    >
      {Object.entries(options).map(([id, text]) => (
        <Option key={id} value={id}>
          {text}
        </Option>
      ))}
    </Select>
  );
}

interface DetailsFormProps {
  onSave: (details: Details) => void;
}

export default function DetailsForm({ onSave }: DetailsFormProps) {
  const form = useForm({ start: startDetails, validate: validateDetails, onSave });
  const { values, errors, change } = form;

  const bind = (name: keyof Details) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <SettingsCard
      title="Personal details"
      description="Your team sees your name and job title. Email and phone are for you alone."
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => form.submit(event)}
        onReset={form.reset}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
          },
          '& > :last-child': { gridColumn: '1 / -1' },
        }}
      >
        <TextField
          {...bind('firstName')}
          label="First name"
          required
          autoComplete="given-name"
        />
        <TextField
          {...bind('lastName')}
          label="Last name"
          required
          autoComplete="family-name"
        />
        <TextField
          {...bind('email')}
          label="Email"
          required
          type="email"
          autoComplete="email"
          help="We write to this address only."
        />
        <TextField {...bind('phone')} label="Phone" type="tel" autoComplete="tel" />
        <TextField
          {...bind('job')}
          label="Job title"
          autoComplete="organization-title"
          sx={{ gridColumn: '1 / -1' }}
        />
        <Field label="Country">
          <Choice {...bind('country')} options={countries} />
        </Field>
        <Field label="Time zone">
          <Choice {...bind('zone')} options={zones} />
        </Field>
        <Field
          label="About you"
          error={errors.about}
          help={`${values.about.length} of ${ABOUT_LIMIT} characters`}
          sx={{ gridColumn: '1 / -1' }}
        >
          <Textarea
            name="about"
            minRows={3}
            maxRows={8}
            value={values.about}
            error={errors.about !== undefined}
            onChange={(event) => change({ about: event.target.value })}
          />
        </Field>
        <FormFooter
          submit="Save details"
          isInvalid={form.isInvalid}
          isDirty={form.isDirty}
        />
      </Box>
    </SettingsCard>
  );
}
