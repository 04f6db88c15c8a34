import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Combobox } from './Combobox';

const carriers = ['Air', 'Rail', 'Road'];

export default function AutocompleteHookForm() {
  const messageId = React.useId();
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm({
    defaultValues: { carrier: null as string | null },
  });

  return (
    <form onSubmit={handleSubmit(({ carrier }) => setSaved(`Saved ${carrier}.`))}>
      <Controller
        name="carrier"
        control={control}
        rules={{ required: 'Choose a carrier.' }}
        render={({ field, fieldState: { error } }) => (
          <React.Fragment>
            <Combobox
              label="Carrier"
              options={carriers}
              value={field.value}
              onChange={(_event, carrier) => field.onChange(carrier)}
              onBlur={field.onBlur}
              inputRef={field.ref}
              inputProps={{
                'aria-invalid': Boolean(error),
                'aria-describedby': messageId,
              }}
            />
            <p id={messageId} aria-live="polite">
              {error?.message ?? saved}
            </p>
          </React.Fragment>
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}
