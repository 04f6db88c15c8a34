import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Masonry from '@mui/lab/Masonry';

const RECIPES = [
  { dish: 'Plum jam', steps: 'Stone, sugar, wait a night, boil for an hour.' },
  { dish: 'Rye bread', steps: 'Feed the leaven in the morning. Bake at night.' },
  { dish: 'Pickled beans', steps: 'Salt water, dill, three weeks in the dark.' },
  { dish: 'Apple butter', steps: 'Cook slowly until the spoon stands.' },
];

export default function MasonryRecipes() {
  return (
    <Masonry columns={{ xs: 1, sm: 2 }} spacing={1} sx={{ width: 'auto' }}>
      {RECIPES.map(({ dish, steps }) => (
        <div key={dish}>
          <Accordion variant="outlined" disableGutters>
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              {dish}
            </AccordionSummary>
            <AccordionDetails>{steps}</AccordionDetails>
          </Accordion>
        </div>
      ))}
    </Masonry>
  );
}
