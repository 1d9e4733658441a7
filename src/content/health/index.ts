export { findContentHealth } from "./content-health";
export {
  type HealthItem,
  type HealthList,
  healthHeadings,
  healthKinds,
  healthLabel,
  healthList,
  readHealthComment,
  toHealthComment,
} from "./item";
