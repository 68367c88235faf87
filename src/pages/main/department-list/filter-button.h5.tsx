import { useState } from 'react';
import type { FilterSheet } from '@/features/clinics/filter/components/filter-sheet';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import type { FilterButtonProps } from './filter-button-props';

interface View {
  readonly Sheet?: typeof FilterSheet;
  readonly isOpen: boolean;
}

/** Opens the further filters in a sheet over the list; its code is loaded on the first use. */
export function FilterButton({ region, children }: FilterButtonProps) {
  const [{ Sheet, isOpen }, setView] = useState<View>({ isOpen: false });
  const open = (): void =>
    void loadChunk(() => import('@/features/clinics/filter/components/filter-sheet')).then(
      (module) => setView({ Sheet: module.FilterSheet, isOpen: true }),
      // The page says why nothing can be loaded, and tries again.
      () => navigate.to('clinicFilter'),
    );
  return (
    <>
      <Button kind="text" size="sm" icon="list-filter" onPress={open}>
        {children}
      </Button>
      {Sheet ? (
        <Sheet region={region} open={isOpen} onClose={() => setView({ Sheet, isOpen: false })} />
      ) : null}
    </>
  );
}
