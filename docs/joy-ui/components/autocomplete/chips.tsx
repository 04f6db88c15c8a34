import type { AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

/** For `renderTags`: chips whose delete buttons have names. */
export function renderChips(
  values: string[],
  getTagProps: AutocompleteRenderGetTagProps,
) {
  return values.map((value, index) => {
    const { key, ...tagProps } = getTagProps({ index });
    return (
      <Chip
        key={key}
        endDecorator={<ChipDelete {...tagProps} aria-label={`Remove ${value}`} />}
      >
        {value}
      </Chip>
    );
  });
}
