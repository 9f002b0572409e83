enum UsersOrder { case ascending, descending }
