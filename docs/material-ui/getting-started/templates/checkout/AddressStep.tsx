import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRIES, DELIVERIES, formatEuros, type Delivery } from './data';
import Field from './Field';
import type { CheckoutState } from './useCheckout';

export default function AddressStep({ state }: { state: CheckoutState }) {
  const labelId = React.useId();
  const row = { direction: { xs: 'column', sm: 'row' }, spacing: 2 } as const;

  return (
    <Stack spacing={2} useFlexGap>
      <Field
        state={state}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
      />
      <Field state={state} name="name" label="Full name" autoComplete="name" />
      <Field
        state={state}
        name="street"
        label="Street and number"
        autoComplete="street-address"
      />
      <Stack {...row} useFlexGap>
        <Field
          state={state}
          name="postcode"
          label="Postcode"
          autoComplete="postal-code"
          sx={{ flex: '1 1 40%' }}
        />
        <Field
          state={state}
          name="town"
          label="Town"
          autoComplete="address-level2"
          sx={{ flex: '1 1 60%' }}
        />
      </Stack>
      <Field state={state} name="country" label="Country" select>
        {COUNTRIES.map((country) => (
          <MenuItem key={country} value={country}>
            {country}
          </MenuItem>
        ))}
      </Field>
      <FormControl>
        <FormLabel id={labelId}>Delivery</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          name="delivery"
          value={state.values.delivery}
          onChange={(_event, value) => state.change({ delivery: value as Delivery })}
        >
          {DELIVERIES.map(({ value, label, text, price }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={
                <>
                  {label}, {price === 0 ? 'free' : formatEuros(price)}
                  <Typography
                    component="span"
                    variant="body2"
                    display="block"
                    color="text.secondary"
                  >
                    {text}
                  </Typography>
                </>
              }
              sx={{ mt: 1 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
