import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import FormFooter from './FormFooter';
import SettingsCard from './SettingsCard';
import TopicsTable from './TopicsTable';

interface Choices {
  /** For example `comments Email`. */
  chosen: readonly string[];
  digest: string;
}

const start: Choices = {
  chosen: [
    'comments Email',
    'mentions Email',
    'mentions Phone',
    'invitations Email',
    'changes Phone',
  ],
  digest: 'day',
};

const toText = ({ chosen, digest }: Choices) => [digest, ...chosen].sort().join();

interface NotificationsFormProps {
  onSave: (message: string) => void;
}

export default function NotificationsForm({ onSave }: NotificationsFormProps) {
  const [saved, setSaved] = React.useState(start);
  const [choices, setChoices] = React.useState(start);
  const [isTried, setTried] = React.useState(false);
  const digestId = React.useId();
  const hasEmail = choices.chosen.some((key) => key.endsWith('Email'));
  const isWrong = !hasEmail && choices.digest !== 'never';
  const isInvalid = isTried && isWrong;

  return (
    <SettingsCard
      title="What you hear about"
      description="Choose for each topic whether it comes by email, to your phone, or not at all."
    >
      <Stack
        component="form"
        noValidate
        spacing={3}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(isWrong);
          if (isWrong) {
            event.currentTarget
              .querySelector<HTMLElement>('input[type="radio"]:checked')
              ?.focus();
            return;
          }
          setSaved(choices);
          onSave('Your notifications are saved.');
        }}
        onReset={(event) => {
          event.preventDefault();
          setChoices(saved);
          setTried(false);
        }}
      >
        <TopicsTable
          chosen={choices.chosen}
          onChange={(chosen) => setChoices({ ...choices, chosen })}
        />
        <FormControl id={digestId} error={isInvalid}>
          <FormLabel>How often we send emails</FormLabel>
          <RadioGroup
            name="digest"
            aria-invalid={isInvalid}
            value={choices.digest}
            onChange={(event) =>
              setChoices({ ...choices, digest: event.target.value })
            }
          >
            <Radio value="once" label="At once" />
            <Radio value="day" label="Once a day, at 8 in the morning" />
            <Radio value="week" label="Once a week, on Monday" />
            <Radio value="never" label="Never" />
          </RadioGroup>
          <FormHelperText sx={isInvalid ? { color: 'danger.plainColor' } : {}}>
            {isInvalid
              ? 'No topic comes by email. Choose “Never”, or tick a box below “Email”.'
              : 'Messages about your password are always sent at once.'}
          </FormHelperText>
        </FormControl>
        <FormFooter
          submit="Save notifications"
          isInvalid={isInvalid}
          isDirty={toText(choices) !== toText(saved)}
        />
      </Stack>
    </SettingsCard>
  );
}
