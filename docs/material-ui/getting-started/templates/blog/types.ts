export const TAGS = ['Bread', 'Vegetables', 'Fish', 'Sweet'] as const;
export type Tag = (typeof TAGS)[number];

export interface Ingredient {
  /** For the number of people in the recipe; none: as much as you like. */
  amount?: number;
  unit?: string;
  name: string;
}

export interface Recipe {
  serves: number;
  ingredients: readonly Ingredient[];
}

export interface Article {
  id: string;
  title: string;
  lead: string;
  tag: Tag;
  author: string;
  date: string;
  minutes: number;
  picture: string;
  text: readonly string[];
  recipe?: Recipe;
}
