import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function AccordionVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => {
        const part = {
          color: 'primary',
          variant: variant === 'outlined' ? 'plain' : variant,
        } as const;

        return (
          <AccordionGroup
            key={variant}
            variant={variant}
            color="primary"
            size="sm"
            sx={{ borderRadius: 'md' }}
          >
            {['Invoices', 'Orders'].map((title) => (
              <Accordion key={title}>
                <AccordionSummary {...part}>
                  {title} ({variant})
                </AccordionSummary>
                <AccordionDetails {...part}>Three are open.</AccordionDetails>
              </Accordion>
            ))}
          </AccordionGroup>
        );
      })}
    </Stack>
  );
}
