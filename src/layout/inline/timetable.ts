/** The inline script at the end of the timetable. */
import { installUnits } from "../../app/units.inline";

installUnits();
