import { endpoints } from './_data/define';
import { organization } from './_data/seeds/organization';

const INTEGRATION = '/todo/permission/mgr/integration';

export default endpoints('base', {
  // Permission data for the housekeeper subsystem (R140): person, place and permitted actions.
  [`GET ${INTEGRATION}/getPermission`]: ({ person, session }) => ({
    userId: person.userId,
    userName: person.userName,
    jobNumber: person.jobNumber,
    projects: organization.projects
      .filter((project) => project.parentId === person.areaId)
      .map(({ id, name }) => ({ projectId: id, projectName: name })),
    permissions:
      session.personaId === 'persona-restricted'
        ? ['owner:view', 'visit:view']
        : ['owner:view', 'owner:edit', 'visit:view', 'visit:edit', 'vacant:inspect', 'building:assign'],
  }),

  // The account is created after the identity check.
  [`GET ${INTEGRATION}/checkAccount`]: ({ session }) => session.personaId !== 'persona-review',
});
