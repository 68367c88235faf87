import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import type { FilterButtonProps } from './filter-button-props';

/** Opens the further filters, in mini-programs on a page of a subpackage: the main package has no room for them. */
export function FilterButton({ children }: FilterButtonProps) {
  return (
    <Button
      kind="text"
      size="sm"
      icon="list-filter"
      onPress={() => void navigate.to('clinicFilter')}
    >
      {children}
    </Button>
  );
}
