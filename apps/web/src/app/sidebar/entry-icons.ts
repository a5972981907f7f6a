import {
  IconBuildingStore,
  IconCalendar,
  IconChartBar,
  IconLayoutDashboard,
  IconMessageChatbot,
  IconMessages,
  IconSettings,
  IconTablePlus,
  IconTags,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { EntryName } from './sidebar-entries.ts';

export const entryIcons: Record<EntryName, TablerIcon> = {
  dashboard: IconLayoutDashboard,
  partners: IconUsersGroup,
  bots: IconMessageChatbot,
  createPartner: IconTablePlus,
  ownBots: IconMessageChatbot,
  businessProfile: IconBuildingStore,
  conversations: IconMessages,
  clients: IconUsers,
  calendar: IconCalendar,
  pricing: IconTags,
  profile: IconBuildingStore,
  numbers: IconChartBar,
  team: IconUserPlus,
  settings: IconSettings,
};
