import { useId, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Entry {
  note: string;
  height: number;
  watered: boolean;
  turned: boolean;
}

const FIRST: Entry = { note: '', height: 24, watered: true, turned: false };

function describeEntry({ note, height, watered, turned }: Entry): string {
  const done = [watered && 'watered', turned && 'turned'].filter(Boolean);
  const work = done.length > 0 ? done.join(' and ') : 'left alone';
  return `${height} cm, ${work}. ${note || 'Nothing to note.'}`;
}

export default function PlantDiary() {
  const id = useId();
  const [entry, setEntry] = useState(FIRST);
  const [saved, setSaved] = useState<string | null>(null);

  const change = (part: Partial<Entry>) => setEntry({ ...entry, ...part });

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(describeEntry(entry));
    setEntry({ ...FIRST, height: entry.height });
  };

  return (
    <Stack component="form" spacing={2} onSubmit={save}>
      <div>
        <Typography id={`${id}-height`}>
          Height of the fern, in centimetres
        </Typography>
        <Slider
          aria-labelledby={`${id}-height`}
          value={entry.height}
          min={5}
          max={80}
          valueLabelDisplay="auto"
          onChange={(_event, height) => change({ height: height as number })}
        />
      </div>
      <FormGroup row>
        <FormControlLabel
          control={
            <Checkbox
              checked={entry.watered}
              onChange={(_event, watered) => change({ watered })}
            />
          }
          label="Watered"
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={entry.turned}
              onChange={(_event, turned) => change({ turned })}
            />
          }
          label="Turned to the light"
        />
      </FormGroup>
      <TextField
        id={`${id}-note`}
        label="Note"
        multiline
        minRows={2}
        value={entry.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Write it down
      </Button>
      <div role="status">{saved && <Alert severity="success">{saved}</Alert>}</div>
    </Stack>
  );
}
