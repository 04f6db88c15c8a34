import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import Lock from '@mui/icons-material/LockOutlined';

export default function AccordionIcons() {
  return (
    <AccordionGroup size="lg">
      <Accordion>
        <AccordionSummary>
          <Avatar color="primary">
            <Lock />
          </Avatar>
          <ListItemContent>
            <Typography level="title-md" component="span" display="block">
              Password
            </Typography>
            <Typography level="body-sm" component="span" display="block">
              Changed in May
            </Typography>
          </ListItemContent>
        </AccordionSummary>
        <AccordionDetails>Use at least twelve characters.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
