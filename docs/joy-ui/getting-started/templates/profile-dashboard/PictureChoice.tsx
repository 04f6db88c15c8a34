import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import { pictures } from './pictures';

interface PictureChoiceProps {
  picture: string;
  onChange: (src: string, label: string) => void;
}

export default function PictureChoice({ picture, onChange }: PictureChoiceProps) {
  const labelId = React.useId();
  const chosen = pictures.find(({ src }) => src === picture);

  return (
    <div>
      <Typography id={labelId} level="title-sm" sx={{ mb: 1 }}>
        Or choose one of these
      </Typography>
      <RadioGroup
        orientation="horizontal"
        aria-labelledby={labelId}
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const next = pictures.find(({ id }) => id === event.target.value);
          if (next) onChange(next.src, next.label);
        }}
        sx={{ flexWrap: 'wrap', gap: 2, p: 0.5 }}
      >
        {pictures.map(({ id, label, src }) => (
          <Box
            key={id}
            sx={{
              position: 'relative',
              borderRadius: '50%',
              // The ring of the focus is outside that of the choice.
              '--focus-outline-offset': '7px',
              '&:has(input:checked)': {
                boxShadow:
                  '0 0 0 2px var(--joy-palette-background-surface), 0 0 0 5px var(--joy-palette-primary-500)',
              },
            }}
          >
            <Radio
              disableIcon
              variant="plain"
              value={id}
              slotProps={{ input: { 'aria-label': label } }}
              sx={{ position: 'absolute', inset: 0, borderRadius: '50%' }}
            />
            <Avatar
              src={src}
              alt=""
              sx={{
                '--Avatar-size': '48px',
                position: 'relative',
                zIndex: 2,
                pointerEvents: 'none',
              }}
            />
          </Box>
        ))}
      </RadioGroup>
    </div>
  );
}
