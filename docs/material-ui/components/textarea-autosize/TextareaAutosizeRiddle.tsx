import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Paragraph = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 4,
  boxSizing: 'border-box',
  color: 'inherit',
  display: 'block',
  padding: 12,
  resize: 'none',
  width: '100%',
}));

export default function TextareaAutosizeRiddle() {
  const id = React.useId();
  const [text, setText] = React.useState('I have keys and open no door.');

  return (
    <Stack spacing={1}>
      <Typography component="label" htmlFor={id}>
        Riddle of the week
      </Typography>
      <Box>
        <Paragraph
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text.split('\n').length} lines, {text.length} characters
      </Typography>
    </Stack>
  );
}
