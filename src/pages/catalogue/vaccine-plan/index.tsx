import { useIsUser } from '@/shared/session/use-is-user';
import { FamilyPlan } from './family-plan';
import { VisitorPlan } from './visitor-plan';

/** A person’s plan by the national programme: for a user’s family members, or for a birthday entered by a visitor. */
export default function VaccinePlan() {
  const isLogin = useIsUser();
  return isLogin ? <FamilyPlan /> : <VisitorPlan />;
}
