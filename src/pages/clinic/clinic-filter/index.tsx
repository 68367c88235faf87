import { FilterActions } from '@/features/clinics/filter/components/filter-actions';
import { FilterForm } from '@/features/clinics/filter/components/filter-form';
import { useFilterDraft } from '@/features/clinics/filter/use-filter-draft';
import { useRegion } from '@/shared/location/use-region';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** Further filters of the clinic list, where they are no sheet over it: in mini-programs, and by their address. */
export default function ClinicFilter() {
  const title = usePageTitle('clinicFilter');
  const region = useRegion();
  const [further, setFurther] = useFilterDraft();
  return (
    <Page
      title={title}
      footer={
        <FilterActions
          region={region}
          further={further}
          onChange={setFurther}
          onShow={() => void navigate.backTo('departmentList')}
        />
      }
    >
      <FilterForm region={region} further={further} onChange={setFurther} />
    </Page>
  );
}
