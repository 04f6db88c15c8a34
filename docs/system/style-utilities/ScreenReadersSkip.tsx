import * as React from 'react';
import { styled } from '@mui/system';
import { visuallyHidden } from '@mui/utils';

const SkipButton = styled('button')({ '&:not(:focus)': visuallyHidden });

export default function ScreenReadersSkip() {
  const results = React.useRef<HTMLDivElement>(null);

  return (
    <div>
      <SkipButton type="button" onClick={() => results.current?.focus()}>
        Skip filters
      </SkipButton>
      <fieldset>
        <legend>Filters</legend>
        {['Open', 'Paid', 'Overdue'].map((name) => (
          <label key={name}>
            <input type="checkbox" /> {name}{' '}
          </label>
        ))}
      </fieldset>
      <div ref={results} tabIndex={-1}>
        42 invoices
      </div>
    </div>
  );
}
