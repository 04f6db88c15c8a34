import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AccordionForm() {
  const [saved, setSaved] = React.useState('Acme Ltd');

  function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('company')));
  }

  return (
    <AccordionGroup>
      <Accordion>
        <AccordionSummary>Company: {saved}</AccordionSummary>
        <AccordionDetails>
          <Stack component="form" spacing={2} sx={{ p: 0.5 }} onSubmit={save}>
            <FormControl id={React.useId()}>
              <FormLabel>Company</FormLabel>
              <Input
                name="company"
                defaultValue={saved}
                slotProps={{ input: { tabIndex: 0 } }}
              />
            </FormControl>
            <Button type="submit" tabIndex={0} sx={{ alignSelf: 'start' }}>
              Save
            </Button>
          </Stack>
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
