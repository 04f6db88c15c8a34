import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { Ingredient, Recipe } from './types';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const describe = ({ amount, unit = '', name }: Ingredient, factor: number) =>
  amount === undefined ? name : `${number.format(amount * factor)} ${unit} ${name}`;

/** Ingredients to tick off, for as many people as there are. */
export default function RecipeCard({ recipe }: { recipe: Recipe }) {
  const id = React.useId();
  const [people, setPeople] = React.useState(recipe.serves);

  return (
    <Paper
      component="section"
      elevation={0}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 3 }, my: 4 }}
    >
      <Typography id={`${id}-title`} component="h2" variant="h5" gutterBottom>
        What you need
      </Typography>
      <Typography id={`${id}-people`} variant="body2">
        For {people} {people === 1 ? 'person' : 'people'}
      </Typography>
      <Slider
        aria-labelledby={`${id}-people`}
        marks
        min={1}
        max={12}
        value={people}
        onChange={(_event, value) => setPeople(value as number)}
        sx={{ maxWidth: 320, display: 'block', mx: 1, width: 'auto' }}
      />
      <FormGroup>
        {recipe.ingredients.map((ingredient) => (
          <FormControlLabel
            key={ingredient.name}
            control={<Checkbox />}
            label={describe(ingredient, people / recipe.serves)}
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
